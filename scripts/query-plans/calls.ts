import { questionsOfStaff } from "../lists-of-staff.ts";
import type { BusyStudent, Newcomer } from "./students.ts";

/** What is asked of the API, and in whose name. */
export type Call = {
  /** What a reader calls it. */
  readonly name: string;
  readonly path: string;
  readonly userName: string;
  /** One that counts its rows as far as 10,000, and so may read more than it shows. */
  readonly counts?: true;
  /** Why it reads a large table from end to end. */
  readonly readsAll?: string;
  /** Of a call that changes something, which is then sent once; without one it is asked by GET. */
  readonly change?: { readonly method: "POST" | "PUT" | "PATCH"; readonly body: object };
};

/** What the student's pages read. */
export const readingsOf = (student: BusyStudent): readonly Call[] =>
  Object.entries({
    "Results page": "/api/Results/cgpa",
    "Semester result": "/api/Results/summary-results?sessionId=2&semester=First",
    "Registrable courses": "/api/courseRegistration/registrable-courses?sessionId=3&semester=First",
    Dashboard: "/api/Dashboard/student-dashboard",
    Profile: "/api/UserManagement/profile",
    "Fee statement": "/api/Payment/fee-statement",
    "Development levy": "/api/Payment/fee-statement?purpose=development-levy",
    "What a fee is made of": "/api/Payment/fee-quote?sessionId=3&purpose=school-fees",
    Receipts: "/api/Payment/receipts",
    "An invoice with its papers": `/api/Payment/student-invoice?id=${student.invoiceId}`,
    "An invoice by its RRR": `/api/Payment/student-invoice?rrr=${student.rrr}`,
    "Form 11": "/api/Payment/form-11?sessionId=2",
    "Other fees": "/api/Sundry/invoices",
    "A paper by its code": `/api/Document/verify?code=${student.code}`,
    "Hostel standing": "/api/Hostel/my-standing",
    "Hostels to book": "/api/Hostel/hostels-to-book",
    "Rooms to book": `/api/Hostel/rooms-to-book?hostelId=${student.hostelId}`,
    "Beds to book": `/api/Hostel/beds-to-book?roomId=${student.roomId}`,
    "Industrial training": "/api/Student/student-siwes",
    "Industrial training, printed": "/api/Student/student-siwes-preview",
    "Lecturer appraisal": "/api/Lecturer/student-appraisals",
    "Change of department": "/api/Student/changes-of-department",
    Notifications: "/api/Notification/notifications?page=1&size=10",
    "Unread notifications": "/api/Notification/notifications?page=1&size=10&unread=true",
    "How many are unread": "/api/Notification/unread-count",
  }).map(([name, path]) => ({ name, path, userName: student.userName }));

/** What the staff ask of every list. */
export const listsOfStaff = (): readonly Call[] =>
  questionsOfStaff().map(({ list, what, path, userName, readsAll }) => ({
    name: `${list.replace(/^list/, "").replace(/(?<=[a-z])(?=[A-Z])/g, " ")}: ${what}`,
    path,
    userName,
    counts: true,
    ...(readsAll && { readsAll }),
  }));

type Change = readonly [method: "POST" | "PUT", path: string, body: object];

/** What the pages change, in an order in which each is allowed. */
export const changesOf = (student: BusyStudent, newcomer: Newcomer): readonly Call[] => {
  const own: Record<string, Change> = {
    "A notification is read": [
      "POST",
      "/api/Notification/mark-as-read",
      { id: student.notificationId },
    ],
    "All notifications are read": ["POST", "/api/Notification/mark-all-as-read", {}],
    "A week of the logbook": [
      "PUT",
      "/api/Student/student-siwes-week",
      { week: 5, work: "Took the readings each morning.", remarks: "" },
    ],
    "An appraisal is sent": ["POST", "/api/Lecturer/student-appraisal", student.appraisal],
    "An application is withdrawn": [
      "POST",
      "/api/Student/withdraw-change-of-department",
      { id: student.changeId },
    ],
    "An application for another department": [
      "POST",
      "/api/Student/apply-for-change-of-department",
      { departmentId: student.toDepartmentId, reason: "I applied for it first." },
    ],
    "An invoice of other fees": [
      "POST",
      "/api/Sundry/create-invoice",
      { itemId: 1, sessionId: 3, amount: student.itemPrice },
    ],
  };
  const ofNewcomer: Record<string, Change> = {
    "A bed is booked": [
      "POST",
      "/api/Hostel/book-bed",
      { bedId: newcomer.bedId, price: newcomer.bedPrice },
    ],
  };
  const callsOf = (userName: string, changes: Record<string, Change>): Call[] =>
    Object.entries(changes).map(([name, [method, path, body]]) => ({
      name,
      path,
      userName,
      change: { method, body },
    }));
  return [...callsOf(student.userName, own), ...callsOf(newcomer.userName, ofNewcomer)];
};
