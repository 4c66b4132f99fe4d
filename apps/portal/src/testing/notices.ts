import type { Output } from "@polyportal/api-client/client/client";

type Row = Output<"listNoticeBoard">["items"][number];

const row: Omit<Row, "id" | "title" | "category"> = {
  departments: [],
  levels: [],
  startDate: "2026-11-18",
  endDate: null,
  senderName: "Registrar",
  active: true,
  running: "showing",
  views: 0,
  mail: false,
  inPublic: false,
  mailed: 0,
  mailedAt: null,
  deletedAt: null,
  returnable: false,
  description:
    "<p>Screening of all candidates begins on <strong>4 December</strong>.</p><ul><li>Bring the slip.</li></ul>",
};

/** The board with a notice in each state, and names as long as real ones. */
export const noticeBoard: Row[] = [
  {
    ...row,
    id: "n-1",
    title: "2026/2027 admission: applications into all programmes are open",
    category: "Prospective Students",
    inPublic: true,
    views: null,
  },
  {
    ...row,
    id: "n-2",
    title: "Inspection of the workshops by the National Board for Technical Education",
    category: "Undergraduate",
    departments: ["Agricultural and Bio-Environmental Engineering Technology"],
    levels: ["HND I", "HND II"],
    endDate: "2026-12-18",
    senderName: "Directorate of Academic Planning and Quality Assurance",
    views: 1_284,
    mail: true,
    mailed: 1_610,
    mailedAt: "2026-11-18T09:12:00.000Z",
  },
  {
    ...row,
    id: "n-3",
    title: "Resumption",
    category: "All Students",
    inPublic: true,
    startDate: "2027-01-04",
    running: "coming",
    mail: true,
  },
  {
    ...row,
    id: "n-4",
    title: "Submission of examination results",
    category: "Staff",
    active: false,
    views: 96,
  },
  {
    ...row,
    id: "n-5",
    title: "Hostel accommodation ballot",
    category: "All Students",
    inPublic: true,
    startDate: "2026-09-21",
    endDate: "2026-10-21",
    running: "over",
    senderName: "Dean of Student Affairs",
    views: 4_031,
  },
];

/** One of them as its form needs it. */
export const oneNotice: Output<"getNotice"> = {
  ...(noticeBoard[1] as Row),
  text: "Screening of all candidates begins on **4 December**.\n\n- Bring the slip.\n- Bring the originals of all O-level results.",
  departmentIds: [1],
  levelIds: [3, 4],
  revision: 3,
};
