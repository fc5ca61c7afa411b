// Written by tools/assets/make-icons.ts from Material Symbols Outlined 400 (Apache-2.0). Do not edit.

export const linkIcon =
  'M450-280H280q-83 0-141-58T80-480t59-141 141-59h170v60H280q-58 0-99 41t-41 99 41 99 99 41h170zM325-450v-60h310v60zm185 170v-60h170q58 0 99-41t41-99-41-99-99-41H510v-60h170q83 0 142 59t58 141-58 142-142 58z'
