import { pg } from "@polyportal/domain/programmes/pg";
import { levelById, levelsOf } from "@polyportal/domain/student/levels";
import { modeOfType } from "@polyportal/domain/student/modes";
import { studentTypeIds } from "@polyportal/domain/student/types";
import { v7 as uuid } from "uuid";
import type { studentSessions, students } from "../../schema/student.ts";
import type { users } from "../../schema/users.ts";
import { currentSessionId } from "./admissions.ts";
import { firstNames, surnames } from "./names.ts";
import { seededRandom, type SeededRandom } from "./random.ts";
import { departmentRows } from "./school.ts";

type User = typeof users.$inferInsert;
type Student = typeof students.$inferInsert;
type InSession = typeof studentSessions.$inferInsert;

/** Students as the tables hold them, one beside the other. */
export type StudentRows = { users: User[]; students: Student[]; sessions: InSession[] };

/** Matric numbers begin with what the student came for. */
const prefixOf: Record<number, string> = {
  [studentTypeIds.undergraduate]: "ND",
  [studentTypeIds.postgraduate]: "PGD",
  [studentTypeIds.diploma]: "DIP",
  [studentTypeIds.jupeb]: "JUP",
  [studentTypeIds.sandwich]: "SHD",
  [studentTypeIds.sandwichDiploma]: "SND",
};

const programmeOf: Record<number, (levelId: number) => string> = {
  [studentTypeIds.undergraduate]: (levelId) =>
    levelId < 3 ? "National Diploma, full-time" : "Higher National Diploma, full-time",
  [studentTypeIds.postgraduate]: () => "Postgraduate Diploma",
  [studentTypeIds.diploma]: () => "Diploma",
  [studentTypeIds.jupeb]: () => "JUPEB (Sub-Degree)",
  [studentTypeIds.sandwich]: () => "Higher National Diploma, sandwich",
  [studentTypeIds.sandwichDiploma]: () => "National Diploma, sandwich",
};

const firstSessionYear = 2024;

/** The levels that a kind of student goes through here: the demo's postgraduates read for the diploma alone. */
const wayOf = (studentTypeId: number) =>
  studentTypeId === studentTypeIds.postgraduate
    ? levelsOf(studentTypeId).filter(({ id }) => id === pg.study.levelId)
    : levelsOf(studentTypeId);

type Place = {
  userId: string;
  studentTypeId: number;
  departmentId: number;
  gender: "Male" | "Female";
  dateOfBirth: string | null;
  /** When the student came: 1 to the current session. */
  entrySessionId: number;
  /** At which step of the type's levels the student came in. */
  entryStep?: number;
  number: number;
  /** Whether the matric number is given already. */
  numbered?: boolean;
};

/** Where a student stands: one level further each session. */
function placed(place: Place): { student: Student; sessions: InSession[] } {
  const { userId, studentTypeId, departmentId, entrySessionId, entryStep = 0 } = place;
  const steps = wayOf(studentTypeId);
  const sessions: InSession[] = [];
  for (let sessionId = entrySessionId; sessionId <= currentSessionId; sessionId += 1) {
    const level = steps[entryStep + sessionId - entrySessionId];
    if (!level) continue;
    const own = { departmentId, studentTypeId };
    sessions.push({ studentId: userId, sessionId, levelId: level.id, ...own });
  }
  const levelId = sessions.at(-1)?.levelId ?? steps[0]?.id ?? 1;
  const department = departmentRows.find(({ id }) => id === departmentId);
  const year = String(firstSessionYear + entrySessionId - 1).slice(2);
  const serial = String(place.number).padStart(4, "0");
  const matricNumber = `${prefixOf[studentTypeId]}/${department?.code}/${year}/${serial}`;
  return {
    sessions,
    student: {
      id: userId,
      matricNumber: place.numbered === false ? null : matricNumber,
      admissionNumber: `ADM/${matricNumber}`,
      mode: modeOfType(studentTypeId),
      dateOfBirth: place.dateOfBirth,
      studentTypeId,
      departmentId,
      levelId,
      entrySessionId,
      programme: programmeOf[studentTypeId]?.(levelId) ?? levelById(levelId).name,
      gender: place.gender,
      entryRequirement: "UTME, five O-level credits at one sitting",
      contactAddress: "12 College Road, Ijemi",
    },
  };
}

/** The demo accounts that are students: where they stand. */
const ofAccounts: Record<string, Omit<Place, "userId" | "number" | "dateOfBirth">> = {
  // Three sessions of history: ND I, ND II, and now HND I.
  student: { studentTypeId: 1, departmentId: 5, gender: "Male", entrySessionId: 1 },
  "student.pg": { studentTypeId: 2, departmentId: 8, gender: "Female", entrySessionId: 3 },
  "student.jupeb": { studentTypeId: 8, departmentId: 6, gender: "Female", entrySessionId: 3 },
  "new.student": { studentTypeId: 1, departmentId: 1, gender: "Male", entrySessionId: 3 },
  "fresh.student": { studentTypeId: 1, departmentId: 9, gender: "Female", entrySessionId: 3 },
  newcomer: {
    studentTypeId: 1,
    departmentId: 3,
    gender: "Female",
    entrySessionId: 3,
    numbered: false,
  },
};

/** The student records of the demo accounts. */
export function accountStudents(accounts: readonly User[]): Omit<StudentRows, "users"> {
  const rows = accounts.flatMap(({ id, userName, birthday: dateOfBirth = null }, index) => {
    const place = ofAccounts[userName];
    return place ? [placed({ ...place, userId: id, dateOfBirth, number: index + 1 })] : [];
  });
  return {
    students: rows.map(({ student }) => student),
    sessions: rows.flatMap(({ sessions }) => sessions),
  };
}

/** Since when a student of a type may have been here and still be one today. */
function entryOf(studentTypeId: number, random: SeededRandom): Entry {
  const steps = wayOf(studentTypeId).length;
  // Undergraduates may have come for the HND alone.
  const entryStep = steps === 4 && random.next() < 0.3 ? 2 : 0;
  const stay = Math.min(steps - entryStep, currentSessionId);
  return { entryStep, entrySessionId: currentSessionId - random.below(stay) };
}

/** At which step of the type's levels, and in which session, a student came. */
type Entry = Required<Pick<Place, "entryStep" | "entrySessionId">>;

export type Cohort = {
  /** How many students of each type. */
  each: number | ((studentTypeId: number) => number);
  /** When a student came, where that is not left to chance. */
  entry?: (studentTypeId: number, random: SeededRandom) => Entry;
  /** The hash that their accounts have. */
  passwordHash: string;
  /** Whether it is that of the demo password. */
  demoPassword?: boolean;
  /** Another seed gives other people. */
  seed?: number;
  /** Where the numbers begin, so that no two cohorts share a matric number. */
  from?: number;
};

/** So many students of each type, spread over departments, levels and years of entry. */
export function manyStudents({
  each,
  entry = entryOf,
  passwordHash,
  demoPassword = false,
  seed = 7,
  from = 100,
}: Cohort): StudentRows {
  const random = seededRandom(seed);
  const rows: StudentRows = { users: [], students: [], sessions: [] };
  for (const studentTypeId of Object.values(studentTypeIds)) {
    const many = typeof each === "number" ? each : each(studentTypeId);
    for (let index = 0; index < many; index += 1) {
      const gender = random.next() < 0.5 ? "Male" : "Female";
      const departmentId = random.pick(departmentRows).id;
      const userId = uuid();
      const number = from + index;
      const place = {
        userId,
        studentTypeId,
        departmentId,
        gender,
        number,
        dateOfBirth: null,
      } as const;
      const { student, sessions } = placed({ ...place, ...entry(studentTypeId, random) });
      const matricNumber = student.matricNumber ?? "";
      rows.sessions.push(...sessions);
      const user = {
        id: userId,
        userName: matricNumber,
        passwordHash,
        demoPassword,
        userType: "student",
        role: "student",
        lastname: random.pick(surnames),
        firstname: random.pick(firstNames[gender]),
        middlename: random.next() < 0.7 ? random.pick(firstNames[gender]) : "",
        email: `${matricNumber.toLowerCase().replaceAll("/", ".")}@alani.example`,
        mobileNumber: `0803${String(1_000_000 + from + rows.users.length).padStart(7, "0")}`,
        birthday: birthdayOf(random),
        studentTypeId,
        oldUser: true,
      };
      rows.users.push(user);
      rows.students.push({ ...student, dateOfBirth: user.birthday });
    }
  }
  return rows;
}

/** From 17 to 27 years old; somebody was born on 29 February. */
function birthdayOf(random: SeededRandom): string {
  if (random.next() < 0.01) return "2004-02-29";
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${1999 + random.below(10)}-${pad(1 + random.below(12))}-${pad(1 + random.below(28))}`;
}
