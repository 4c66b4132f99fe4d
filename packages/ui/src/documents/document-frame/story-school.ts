import type { School } from "./document-frame.tsx";

export const school: School = {
  name: "Òkè-Ìlá Federal Polytechnic of Science, Agriculture and Technology",
  location: "Òkè-Ìlá Ọ̀ràngún, Osun State",
};
