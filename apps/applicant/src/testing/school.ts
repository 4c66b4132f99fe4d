import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";

/** A school whose name is as long as some are; it has no picture of its crest. */
export const school: SchoolConfiguration = {
  name: "Òkè-Ìlá Federal Polytechnic of Science, Agriculture and Technology",
  shortName: "ÒFPSAT",
  location: "Òkè-Ìlá Ọ̀ràngún, Osun State",
  address: "P.M.B. 1037, Kilometre 4, Ìlá–Ọ̀rẹ̀ Road, Òkè-Ìlá Ọ̀ràngún, Osun State",
  website: "https://www.oke-ila-polytechnic.edu.ng",
  crest: "",
  helpLine: "+234 800 000 0000",
  elearningUrl: "https://elearning.school.example",
  evotingUrl: "https://evoting.school.example",
  sandboxPayments: false,
  messagesShown: false,
};
