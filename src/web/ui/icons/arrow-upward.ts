export const arrowUpwardIcon = 'M450-160v-526L202-438l-42-42 320-320 320 320-42 42-248-248v526z'
