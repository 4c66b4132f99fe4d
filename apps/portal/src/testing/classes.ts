import type { Output } from "@polyportal/api-client/client/client";

type Class = Output<"listClasses">["items"][number];
type Student = Output<"listClassStudents">["items"][number];

const counts = {
  students: 148,
  registered: 121,
  approved: 104,
  waiting: 14,
  returned: 3,
  unregistered: 27,
  complete: 96,
  missing: 52,
};

/** What the results of each of them come to. */
export const classResults: Output<"getClassResults"> = {
  complete: counts.complete,
  meanCgpa: 3.127,
};

const { complete: _, missing: __, ...registered } = counts;

/** A class with a name as long as real ones. */
export const classOfOption: Class = {
  ...registered,
  id: "5-1-2",
  sessionId: 3,
  session: "2026/2027",
  semester: "First",
  departmentId: 5,
  department: "Agricultural and Bio-Environmental Engineering Technology",
  levelId: 1,
  level: "ND I",
  departmentOptionId: 2,
  option: "Soil and Water Engineering",
};

/** Several, one of which nobody has registered in yet. */
export const classes: Class[] = [
  classOfOption,
  {
    ...classOfOption,
    id: "5-2-0",
    levelId: 2,
    level: "ND II",
    departmentOptionId: null,
    option: null,
    students: 1,
    registered: 0,
    approved: 0,
    waiting: 0,
    returned: 0,
    unregistered: 1,
  },
];

/** One of them, with its courses and those who have not registered. */
export const oneClass: Output<"getClass"> = {
  sessionId: classOfOption.sessionId,
  session: classOfOption.session,
  semester: classOfOption.semester,
  departmentId: classOfOption.departmentId,
  department: classOfOption.department,
  levelId: classOfOption.levelId,
  level: classOfOption.level,
  departmentOptionId: classOfOption.departmentOptionId,
  option: classOfOption.option,
  faculty: "School of Engineering and Environmental Technology",
  adviser: "Bello Amina",
  counts,
  meanCgpa: 3.127,
  courses: [
    {
      courseId: 1,
      code: "ABE 111",
      title: "Introduction to Agricultural and Bio-Environmental Engineering Practice",
      creditUnit: 3,
      students: 118,
      published: 112,
      state: "published",
      held: false,
    },
    {
      courseId: 2,
      code: "GNS 101",
      title: "Use of English I",
      creditUnit: 2,
      students: 118,
      published: 118,
      state: "published",
      held: true,
    },
    {
      courseId: 3,
      code: "MTH 112",
      title: "Algebra and Elementary Trigonometry",
      creditUnit: 2,
      students: 117,
      published: 0,
      state: null,
      held: false,
    },
  ],
  unregistered: [
    {
      studentId: "s-1",
      fullName: "Abdulrahman-Okonkwo Chukwuemeka Oluwaseun",
      matricNumber: "ND/ABE/26/0417",
      reasons: [
        "Pay your arrears of ₦60,000.00 of earlier sessions.",
        "Pay the first instalment of this session's school fees.",
      ],
    },
    {
      studentId: "s-2",
      fullName: "Adéyẹmí Ṣọlá Olúwaṣeun",
      matricNumber: "ND/ABE/26/0418",
      reasons: ["Registration is open until 4 December 2026."],
    },
  ],
};

/** Its students: with all results, with some, and one who has not registered. */
export const classStudents: Student[] = [
  {
    id: "c-1",
    fullName: "Abubakar-Ọláolúwa Amina Chidinma",
    matricNumber: "ND/ABE/26/0401",
    department: classOfOption.department,
    passport: null,
    registration: "approved",
    coursesUploaded: 8,
    totalCoursesRegistered: 8,
    semestersCount: 3,
    sessionsCount: 2,
    cgpa: 4.5,
  },
  {
    id: "c-2",
    fullName: "Bello Musa",
    matricNumber: "ND/ABE/26/0402",
    department: classOfOption.department,
    passport: null,
    registration: "submitted",
    coursesUploaded: 3,
    totalCoursesRegistered: 8,
    semestersCount: 1,
    sessionsCount: 1,
    cgpa: 3.268,
  },
  {
    id: "c-3",
    fullName: "Ogunlesi-Balogun Oluwafunmilayo Ngozi",
    matricNumber: "ND/ABE/26/0403",
    department: classOfOption.department,
    passport: null,
    registration: null,
    coursesUploaded: 0,
    totalCoursesRegistered: 0,
    semestersCount: 0,
    sessionsCount: 1,
    cgpa: null,
  },
];
