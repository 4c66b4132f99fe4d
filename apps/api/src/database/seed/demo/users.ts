import { randomBytes } from "node:crypto";
import type { Role, UserType } from "@polyportal/domain/authentication/roles";
import { studentTypeIds } from "@polyportal/domain/student/types";
import { v7 as uuid } from "uuid";
import type { Passwords } from "../../../sign-in/passwords.ts";
import type { users } from "../../schema/users.ts";

/** A demo account. Only these can have a type or role that no real account gets. */
type DemoUser = Omit<typeof users.$inferInsert, "id" | "passwordHash"> & {
  userType: UserType | "alumni";
  role: Role | "alumni" | "unassigned";
  /** Nobody knows this account's password: its owner has not set it up yet. */
  notSetUp?: true;
};

/** The password of every demo account that is set up. */
export const demoPassword = "Demo-Pass-1";

const people: readonly DemoUser[] = [
  {
    userName: "student",
    userType: "student",
    role: "student",
    lastname: "Adébáyọ̀",
    firstname: "Oluwaseun",
    middlename: "Ibukun",
    birthday: "2005-03-14",
    mobileNumber: "08031234501",
    studentTypeId: studentTypeIds.undergraduate,
  },
  {
    userName: "student.pg",
    userType: "student",
    role: "student",
    lastname: "Okonkwo",
    firstname: "Ngọzi",
    middlename: "Chiamaka",
    birthday: "1996-08-21",
    mobileNumber: "08031234502",
    studentTypeId: studentTypeIds.postgraduate,
  },
  {
    userName: "student.jupeb",
    userType: "student",
    role: "student",
    lastname: "Bello",
    firstname: "Aisha",
    middlename: "Hadiza",
    birthday: "2008-07-02",
    mobileNumber: "08031234503",
    studentTypeId: studentTypeIds.jupeb,
  },
  {
    userName: "lecturer",
    userType: "lecturer",
    role: "lecturer",
    lastname: "Eze",
    firstname: "Chukwuemeka",
    middlename: "Obinna",
    birthday: "1984-01-25",
    mobileNumber: "08031234504",
  },
  {
    // Heads a department, by her office.
    userName: "hod",
    userType: "lecturer",
    role: "lecturer",
    lastname: "Ogunlade",
    firstname: "Folasade",
    middlename: "Abiọ́dún",
    birthday: "1975-05-09",
    mobileNumber: "08031234505",
  },
  {
    // Dean of that department's faculty, by his office.
    userName: "dean",
    userType: "lecturer",
    role: "lecturer",
    lastname: "Musa",
    firstname: "Ibrahim",
    middlename: "Danladi",
    birthday: "1968-09-30",
    mobileNumber: "08031234506",
  },
  {
    userName: "admin",
    userType: "official",
    role: "super administrator",
    lastname: "Effiong",
    firstname: "Emmanuel",
    middlename: "Bassey",
    birthday: "1987-12-12",
    mobileNumber: "08031234507",
  },
  {
    userName: "registrar",
    userType: "official",
    role: "registrar",
    lastname: "Akinwande-Cole",
    firstname: "Modupe",
    middlename: "Titilayo",
    birthday: "1970-04-18",
    mobileNumber: "08031234508",
  },
  {
    userName: "bursar",
    userType: "official",
    role: "bursar",
    lastname: "Nwachukwu",
    firstname: "Ifeanyi",
    middlename: "Kelechi",
    birthday: "1972-02-28",
    mobileNumber: "08031234509",
  },
  {
    // The second super administrator: what one of them asks for, the other approves.
    userName: "super.two",
    userType: "official",
    role: "super administrator",
    lastname: "Yusuf",
    firstname: "Halima",
    middlename: "Ramatu",
    birthday: "1981-07-19",
    mobileNumber: "08031234515",
  },
  {
    userName: "administrator",
    userType: "official",
    role: "administrator",
    lastname: "Ekwueme",
    firstname: "Chidinma",
    middlename: "Perpetua",
    birthday: "1985-11-03",
    mobileNumber: "08031234516",
  },
  {
    userName: "admissions",
    userType: "official",
    role: "admission officer",
    lastname: "Ọládiípọ̀",
    firstname: "Adewale",
    middlename: "Samuel",
    birthday: "1988-04-30",
    mobileNumber: "08031234517",
  },
  {
    // Holds a second role, that of a course adviser.
    userName: "exams",
    userType: "official",
    role: "exams and records",
    lastname: "Danjuma",
    firstname: "Patience",
    middlename: "Ladi",
    birthday: "1979-01-08",
    mobileNumber: "08031234518",
  },
  {
    userName: "student.affairs",
    userType: "official",
    role: "student affairs",
    lastname: "Okafor",
    firstname: "Chinedu",
    middlename: "Emeka",
    birthday: "1977-09-15",
    mobileNumber: "08031234519",
  },
  {
    userName: "hostel",
    userType: "official",
    role: "hostel officer",
    lastname: "Abubakar",
    firstname: "Maryam",
    middlename: "Bala",
    birthday: "1992-02-11",
    mobileNumber: "08031234520",
  },
  {
    userName: "adviser",
    userType: "official",
    role: "course adviser",
    lastname: "Ogbonna",
    firstname: "Ngozi",
    middlename: "Ijeoma",
    birthday: "1986-06-27",
    mobileNumber: "08031234521",
  },
  {
    userName: "helpdesk",
    userType: "official",
    role: "help desk",
    lastname: "Ajayi",
    firstname: "Tolulope",
    middlename: "Kẹ́hìndé",
    birthday: "1996-12-20",
    mobileNumber: "08031234522",
  },
  {
    // First login: goes to change his e-mail address and password.
    userName: "new.student",
    userType: "student",
    role: "student",
    lastname: "Tanko",
    firstname: "Yakubu",
    middlename: "Sunday",
    birthday: "2007-10-01",
    mobileNumber: "08031234510",
    studentTypeId: studentTypeIds.undergraduate,
    oldUser: false,
    email: null,
  },
  {
    // Has no password yet: verifies her account by this name and a link sent by e-mail.
    userName: "fresh.student",
    userType: "student",
    role: "student",
    lastname: "Adeleke",
    firstname: "Temitọpẹ",
    middlename: "Grace",
    birthday: "2008-05-27",
    mobileNumber: "08031234514",
    studentTypeId: studentTypeIds.undergraduate,
    oldUser: false,
    notSetUp: true,
  },
  {
    // Signs in with a code sent by e-mail.
    userName: "two.factor",
    userType: "official",
    role: "administrator",
    lastname: "Onyekachi",
    firstname: "Blessing",
    middlename: "Adaeze",
    birthday: "1990-06-06",
    mobileNumber: "08031234511",
    twoFactor: true,
  },
  {
    // Refused: a user type that may not sign in.
    userName: "alumni",
    userType: "alumni",
    role: "alumni",
    lastname: "Babatunde",
    firstname: "Olajide",
    middlename: "Taiwo",
    birthday: "1993-08-17",
    mobileNumber: "08031234512",
  },
  {
    // Refused: nobody has given her a role, so she has no menu items.
    userName: "no.menu",
    userType: "official",
    role: "unassigned",
    lastname: "Usman",
    firstname: "Zainab",
    middlename: "Maryam",
    birthday: "1991-03-03",
    mobileNumber: "08031234513",
  },
  {
    // Has accepted the offer, and no matric number yet: papers call her by the admission number.
    userName: "newcomer",
    userType: "student",
    role: "student",
    lastname: "Nnamdi",
    firstname: "Adaobi",
    middlename: "Uju",
    birthday: "2008-09-12",
    mobileNumber: "08031234523",
    studentTypeId: studentTypeIds.undergraduate,
  },
];

/** The demo accounts with a hash of their own each: one person's hash says nothing about another's. */
export const demoUserRows = (passwords: Passwords): Promise<(typeof users.$inferInsert)[]> =>
  Promise.all(
    people.map(async ({ notSetUp, ...person }) => ({
      oldUser: true,
      email: `${person.userName}@alani.example`,
      ...person,
      id: uuid(),
      demoPassword: !notSetUp,
      passwordHash: await passwords.hash(
        notSetUp ? randomBytes(32).toString("base64url") : demoPassword,
      ),
    })),
  );

/** The accounts that take the demo password, in the README's order. */
export const demoAccounts: readonly string[] = people
  .filter((person) => !person.notSetUp)
  .map((person) => person.userName);
