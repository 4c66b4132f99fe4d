import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import type {
  departmentOpenings,
  departmentOptions,
  departments,
  entryCertificates,
  faculties,
} from "../../schema/faculty.ts";
import type { enumItems } from "../../schema/reference.ts";
import type { Numbered } from "../numbered.ts";

type Department = {
  code: string;
  name: string;
  /** Programmes that admit into it. */
  open: readonly ProgrammeSlug[];
  /** What its HND is split into. */
  options?: readonly string[];
};

/** What candidates of JAMB's lists apply for, besides ND. */
const afterUtme = [
  "putme",
  "supplementary-putme",
  "supplementary",
  "staff-request",
  "direct-entry",
] as const satisfies readonly ProgrammeSlug[];

/** The fictional school: four faculties, fourteen departments. */
const school: readonly { code: string; name: string; departments: readonly Department[] }[] = [
  {
    code: "SET",
    name: "School of Engineering Technology",
    departments: [
      {
        code: "CEC",
        name: "Civil Engineering Technology",
        open: ["nd", "hnd", "nd-part-time", "uni-transfer"],
        options: ["Structures", "Transportation", "Water Resources and Environmental"],
      },
      { code: "CTE", name: "Computer Engineering Technology", open: ["nd"] },
      {
        code: "EEC",
        name: "Electrical/Electronic Engineering Technology",
        open: ["nd", "hnd", "nd-part-time"],
        options: ["Electronics and Telecommunications", "Power and Machines"],
      },
      {
        code: "MEC",
        name: "Mechanical Engineering Technology",
        open: ["nd", "hnd"],
        options: ["Automotive", "Manufacturing", "Power and Plant"],
      },
    ],
  },
  {
    code: "SSC",
    name: "School of Science and Computing",
    departments: [
      {
        code: "COM",
        name: "Computer Science",
        open: [
          "sub-degree",
          "pre-degree",
          "nd",
          "hnd",
          "nd-part-time",
          "diploma",
          "cce",
          "uni-transfer",
          "four-year-sandwich",
          "five-year-sandwich",
          ...afterUtme,
          "pg",
        ],
        options: [
          "Cyber Security and Data Protection",
          "Networking and Cloud Computing",
          "Software and Web Development",
        ],
      },
      {
        code: "SLT",
        name: "Science Laboratory Technology",
        open: ["sub-degree", "nd", "hnd"],
        options: ["Biochemistry", "Chemistry", "Microbiology", "Physics with Electronics"],
      },
      {
        code: "STA",
        name: "Statistics",
        open: [
          "sub-degree",
          "pre-degree",
          "nd",
          "hnd",
          "uni-transfer",
          "four-year-sandwich",
          "five-year-sandwich",
          ...afterUtme,
          "pg",
        ],
      },
    ],
  },
  {
    code: "SBM",
    name: "School of Business and Management Studies",
    departments: [
      {
        code: "ACC",
        name: "Accountancy",
        open: ["sub-degree", "pre-degree", "nd", "hnd", "nd-part-time", ...afterUtme],
      },
      {
        code: "BAM",
        name: "Business Administration and Management",
        open: ["sub-degree", "pre-degree", "nd", "hnd", "nd-part-time", "diploma", "cce", "pg"],
      },
      { code: "MKT", name: "Marketing", open: ["nd", "hnd", "nd-part-time", "diploma", "cce"] },
      { code: "PAD", name: "Public Administration", open: ["sub-degree", "nd", "nd-part-time"] },
    ],
  },
  {
    code: "SES",
    name: "School of Environmental Studies",
    departments: [
      { code: "ARC", name: "Architectural Technology", open: ["sub-degree", "nd"] },
      { code: "ESM", name: "Estate Management and Valuation", open: ["nd", "hnd"] },
      { code: "QTS", name: "Quantity Surveying", open: ["nd"] },
    ],
  },
];

const postgraduateRequirements =
  "HND at lower credit or a degree at third class, in the field or a related one, and five credits with English and Mathematics. A master’s degree asks for a PGD at 3.5 or a second class lower.";

/** What some departments say besides, in their own words. */
const alsoAsked: Readonly<Record<string, Partial<Record<ProgrammeSlug, string>>>> = {
  CEC: {
    nd: "Technical Drawing is an advantage.",
    hnd: "ND in Civil Engineering at lower credit and a year of industrial training.",
  },
  ACC: { hnd: "ND in Accountancy at lower credit and a year of industrial training." },
};

const wordsOf = (slug: ProgrammeSlug, code: string): string =>
  slug === "pg" ? postgraduateRequirements : (alsoAsked[code]?.[slug] ?? "");

const withIds = <Row>(rows: readonly Row[]) =>
  rows.map((row, index) => ({ ...row, id: index + 1 }));

const numberedFaculties = withIds(school);
const numberedDepartments = withIds(
  numberedFaculties.flatMap((faculty) =>
    faculty.departments.map((department) => ({ ...department, facultyId: faculty.id })),
  ),
);

export const facultyRows: Numbered<typeof faculties.$inferInsert>[] = numberedFaculties.map(
  ({ id, name, code }) => ({ id, name, code }),
);

export const departmentRows: Numbered<typeof departments.$inferInsert>[] = numberedDepartments.map(
  ({ id, facultyId, name, code }) => ({ id, facultyId, name, code }),
);

export const departmentOptionRows: Numbered<typeof departmentOptions.$inferInsert>[] = withIds(
  numberedDepartments.flatMap(({ id: departmentId, options = [] }) =>
    options.map((name) => ({ departmentId, name })),
  ),
);

export const departmentOpeningRows: (typeof departmentOpenings.$inferInsert)[] =
  numberedDepartments.flatMap(({ id: departmentId, code, open }) =>
    open.map((programmeSlug) => ({
      programmeSlug,
      departmentId,
      requirements: wordsOf(programmeSlug, code),
    })),
  );

/** Some departments take A-levels, some do not. */
const certificatesOf: Readonly<Record<string, readonly string[]>> = {
  COM: ["ND", "NID", "HND", "Diploma", "IJMB", "JUPEB", "A-level"],
  STA: ["ND", "HND", "NCE", "IJMB", "A-level"],
  ACC: ["ND", "NID", "Diploma", "ANTC", "ANBC"],
};

export const entryCertificateRows: (typeof entryCertificates.$inferInsert)[] =
  numberedDepartments.flatMap(({ id: departmentId, code }) =>
    (certificatesOf[code] ?? []).map((certificate) => ({ departmentId, certificate })),
  );

export const campusRows: (typeof enumItems.$inferInsert)[] = withIds([
  { name: "Main Campus, Ijemi" },
  { name: "City Campus, Ijemi" },
  { name: "College Road Study Centre" },
]).map((campus) => ({ ...campus, list: "campuses", position: campus.id }));
