export const playArrowIcon = 'M320-203v-560l440 280zm60-109 269-171-269-171z'
