import type { School } from "./school-heading.tsx";

export const school: School = {
  name: "Òkè-Ìlá Federal Polytechnic of Science, Agriculture and Technology",
  location: "Òkè-Ìlá Ọ̀ràngún, Osun State",
};
