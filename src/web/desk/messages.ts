/** The interface messages of the desk. Staff pages are in English. */
export const messages = {
  desk: 'Desk',
  skip: 'Skip to content',
  toSite: 'View the site',
  tasks: 'Tasks',
  signOut: 'Sign out',
  signInTitle: 'Sign in to the desk',
  signInText: 'The desk is for the staff who publish this site. Use the account you use at work.',
  signIn: 'Sign in',
  goOnTitle: 'You are signed in',
  goOn: 'Continue to the desk',
  toDesk: 'Back to the desk',
  homeTitle: 'What would you like to do?',
  noTask: 'Your role has no task here. Messages from visitors arrive by mail.',
} as const
