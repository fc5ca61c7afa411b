// Written by tools/assets/make-icons.ts from Material Symbols Outlined 400 (Apache-2.0). Do not edit.

export const tableChartIcon =
  'M780-121H180q-24 0-42-18t-18-42v-599q0-24 18-42t42-18h600q24 0 42 18t18 42v599q0 24-18 42t-42 18M180-639h600v-141H180zm130 60H180v398h130zm340 0v398h130v-398zm-60 0H370v398h220z'
