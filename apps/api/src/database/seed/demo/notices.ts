import { isPublicByDefault } from "@polyportal/domain/notice/audience";
import { v7 as uuid } from "uuid";
import { render } from "../../../families/notice/render.ts";
import type { notices } from "../../schema/notice.ts";

type Notice = Pick<typeof notices.$inferInsert, "title" | "category" | "senderName"> & {
  text: string;
  /** Days from today, negative before it. */
  starts: number;
  ends?: number;
};

const board: readonly Notice[] = [
  {
    title: "2026/2027 admission: applications are open",
    category: "Prospective Students",
    senderName: "Registrar",
    starts: -2,
    text: `Applications into **ND, HND, ND Part-Time and JUPEB** for the 2026/2027 session are open.

1. Generate an invoice on this page and keep your **RRR**.
2. Pay by card, or at any bank branch.
3. Open the application form with your RRR and fill every section.
4. Print your application slip: you will need it on the day of your screening.

Have your O-Level result, birth certificate and a passport photograph at hand. **Nobody may ask you for money beyond the fee on your invoice.**`,
  },
  {
    title: "Course registration for the First Semester",
    category: "All Students",
    senderName: "Directorate of Academic Planning",
    starts: -5,
    text: `Registration of courses for the First Semester is on. Registration closes **three weeks** after resumption; a late registration fee applies from then on.

- Pay your school fees, full or first installment, before you register.
- Carry-over courses come first; ask your course adviser if your load goes above 24 units.
- Take the printed form to your Head of Department for approval.`,
  },
  {
    title: "SIWES: collection of logbooks",
    category: "Undergraduate",
    senderName: "SIWES Coordinator",
    starts: -9,
    text: `ND I students of all Schools going on industrial training should collect their *logbooks and placement letters* from the SIWES unit, Administrative Block, Room 14, between 9 am and 3 pm.

Bring your school fees receipt and one passport photograph.`,
  },
  {
    title: "Post-HND seminar presentations",
    category: "Postgraduate",
    senderName: "Director, School of Postgraduate Studies",
    starts: -12,
    text: `First seminar presentations hold in the School of Engineering Technology lecture theatre.

Candidates submit **three bound copies** of their proposals, approved by the supervisor, one week before the date on the schedule.`,
  },
  {
    title: "Submission of examination results",
    category: "Staff",
    senderName: "Examinations and Records",
    starts: -15,
    text: `Lecturers upload their score sheets within **two weeks** of the last paper. Heads of Department approve them within one week of that.

Download the score sheet of each course afresh: sheets of an earlier session are refused.`,
  },
  {
    title: "Hostel accommodation ballot",
    category: "All Students",
    senderName: "Dean of Student Affairs",
    starts: -60,
    ends: -30,
    text: `The ballot for bed spaces of the last session has closed.`,
  },
];

const dayAfter = (today: Date, days: number) =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** The notice board as it stands `today`: one current notice of each category, and one that is over. */
export const noticeRows = (today: Date): (typeof notices.$inferInsert)[] =>
  board.map(({ starts, ends, ...notice }) => ({
    ...notice,
    id: uuid(),
    inPublic: isPublicByDefault(notice.category),
    description: render(notice.text),
    startDate: dayAfter(today, starts),
    endDate: ends === undefined ? null : dayAfter(today, ends),
  }));
