import { programmes } from "@polyportal/domain/programmes/programmes";

/** The programmes that store JAMB's number on the application. The number's index begins with them. */
export const keepingJambNumber = programmes.filter((one) => "key" in one).map(({ slug }) => slug);
