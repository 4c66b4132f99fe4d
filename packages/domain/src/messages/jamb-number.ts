/** Said where JAMB's number is left out, by forms and by programmes that ask it as data. */
export const askForJambNumber = "please enter your JAMB number";
