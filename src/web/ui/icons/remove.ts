export const removeIcon = 'M200-450v-60h560v60z'
