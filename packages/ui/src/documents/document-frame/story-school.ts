import type { School } from "./school-heading.tsx";

export const school: School = {
  name: "Òkè-Ìlá Federal Polytechnic of Science, Agriculture and Technology",
  location: "Òkè-Ìlá Ọ̀ràngún, Osun State",
  address: "P.M.B. 1037, Kilometre 4, Ìlá–Ọ̀rẹ̀ Road, Òkè-Ìlá Ọ̀ràngún, Osun State",
  website: "https://www.oke-ila-polytechnic.edu.ng",
};
