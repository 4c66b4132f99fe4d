const numbered = (names: readonly string[]) =>
  names.map((name, index) => ({ id: index + 1, name, position: index + 1 }));

/** Examinations whose results are accepted. Applications keep the ids: append only. */
export const oLevelTypeRows = numbered([
  "WAEC (May/June)",
  "WAEC GCE (Jan/Feb)",
  "WAEC GCE (Aug/Sept)",
  "NECO (June/July)",
  "NECO GCE (Nov/Dec)",
  "NABTEB (May/June)",
  "NABTEB (Nov/Dec)",
  "NBAIS (SAISSCE)",
]);

/** Subjects: the two that everyone sits first, then by the alphabet. Append only. */
export const oLevelSubjectRows = numbered([
  "English Language",
  "Mathematics",
  "Agricultural Science",
  "Animal Husbandry",
  "Applied Electricity",
  "Arabic",
  "Auto Mechanics",
  "Biology",
  "Book Keeping",
  "Building Construction",
  "Catering Craft Practice",
  "Chemistry",
  "Christian Religious Studies",
  "Civic Education",
  "Clothing and Textiles",
  "Commerce",
  "Computer Studies",
  "Data Processing",
  "Economics",
  "Electronics",
  "Financial Accounting",
  "Fisheries",
  "Food and Nutrition",
  "French",
  "Further Mathematics",
  "Garment Making",
  "Geography",
  "Government",
  "Hausa",
  "Health Education",
  "History",
  "Home Management",
  "Igbo",
  "Insurance",
  "Islamic Studies",
  "Literature-in-English",
  "Marketing",
  "Metalwork",
  "Music",
  "Office Practice",
  "Photography",
  "Physical Education",
  "Physics",
  "Technical Drawing",
  "Tourism",
  "Visual Arts",
  "Woodwork",
  "Yoruba",
]);

/** Grades, best first. */
export const oLevelGradeRows = numbered(["A1", "B2", "B3", "C4", "C5", "C6", "D7", "E8", "F9"]);
