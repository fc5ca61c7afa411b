export const chevronLeftIcon = 'M561-240 320-481l241-241 43 43-198 198 198 198z'
