export const menuIcon = 'M120-240v-60h720v60zm0-210v-60h720v60zm0-210v-60h720v60z'
