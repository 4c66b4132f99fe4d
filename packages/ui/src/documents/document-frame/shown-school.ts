export const school = {
  name: "Òkè-Ìlá Federal Polytechnic",
  location: "Òkè-Ìlá Ọ̀ràngún, Osun State",
};
