// Written by tools/assets/make-icons.ts from Material Symbols Outlined 400 (Apache-2.0). Do not edit.

export const addIcon = 'M450-450H200v-60h250v-250h60v250h250v60H510v250h-60z'
export const fitScreenIcon =
  'M820-610v-130H690v-60h130q24 0 42 18t18 42v130zm-740 0v-130q0-24 18-42t42-18h130v60H140v130zm610 450v-60h130v-130h60v130q0 24-18 42t-42 18zm-550 0q-24 0-42-18t-18-42v-130h60v130h130v60zm60-120v-400h560v400zm60-60h440v-280H260zm0 0v-280z'
export const keyboardArrowUpIcon = 'M480-554 283-357l-43-43 240-240 240 240-43 43z'
