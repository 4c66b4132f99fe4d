import { programmes } from "@polyportal/domain/programmes/programmes";

/** The programmes that keep JAMB's number with the application: the index of it begins with them. */
export const keepingJambNumber = programmes.filter((one) => "key" in one).map(({ slug }) => slug);
