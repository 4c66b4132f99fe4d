import type { Option } from "../select/options.tsx";

const numbered = (labels: string): Option[] =>
  labels.split(",").map((label, index) => ({ value: index + 1, label: label.trim() }));

export const states = numbered(
  "Abia, Adamawa, Akwa Ibom, Anambra, Bauchi, Bayelsa, Benue, Borno, Cross River, Delta, Ebonyi, Edo, Ekiti, Enugu, Federal Capital Territory, Gombe, Imo, Jigawa, Kaduna, Kano, Katsina, Kebbi, Kogi, Kwara, Lagos, Nasarawa, Niger, Ogun, Ondo, Osun, Oyo, Plateau, Rivers, Sokoto, Taraba, Yobe, Zamfara",
);

export const genders = numbered("Male, Female");

export const subjects = numbered(
  "Agricultural Science, Biology, Chemistry, Christian Religious Studies, Civic Education, Commerce, Computer Studies, Data Processing, Economics, English Language, Financial Accounting, Food and Nutrition, Further Mathematics, Geography, Government, Hausa Language, History, Igbo Language, Islamic Religious Studies, Literature in English, Mathematics, Physics, Technical Drawing, Yoruba Language",
);

export const grades = numbered("A1, B2, B3, C4, C5, C6, D7, E8, F9");

export const examTypes = numbered(
  "WAEC, NECO, NABTEB, GCE Ordinary Level (November/December private candidates)",
);

export const years = Array.from({ length: 30 }, (_, index) => 2026 - index);

const departments = "SLT,COM,STA,ACC,BAM,EEE,MCE,CVE,ARC,MAC".split(",");

/** As many as a school's courses, with names as long. */
export const thousands: Option[] = Array.from({ length: 5000 }, (_, index) => ({
  value: index,
  label: `${departments[index % 10] ?? ""} ${index}: Introduction to Laboratory Techniques and Instrumentation (Practical) II`,
}));
