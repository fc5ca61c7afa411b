/** Where the footer leaves room for the button of past notices, which arrives late and only when there is one. */
export const NOTICES_PLACE_ID = 'past-notices'
