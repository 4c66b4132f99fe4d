/** The ids of the student types. */
export const studentTypeIds = {
  undergraduate: 1,
  postgraduate: 2,
  diploma: 3,
  jupeb: 8,
  sandwich: 9,
  sandwichDiploma: 10,
} as const;
