export const checkIcon = 'M378-246 154-470l43-43 181 181 384-384 43 43z'
