import { v7 as uuid } from "uuid";
import type { notices } from "../../schema/notice.ts";

type Notice = Omit<typeof notices.$inferInsert, "id" | "startDate" | "endDate"> & {
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
    description: `<p>Applications into <strong>ND, HND, ND Part-Time and JUPEB</strong> for the 2026/2027 session are open.</p>
<ol>
<li>Generate an invoice on this page and keep your <strong>RRR</strong>.</li>
<li>Pay by card, or at any bank branch.</li>
<li>Open the application form with your RRR and fill every section.</li>
<li>Print your application slip: you will need it on the day of your screening.</li>
</ol>
<p>Have your O-Level result, birth certificate and a passport photograph at hand. <strong>Nobody may ask you for money beyond the fee on your invoice.</strong></p>`,
  },
  {
    title: "Course registration for the First Semester",
    category: "All Students",
    senderName: "Directorate of Academic Planning",
    starts: -5,
    description: `<p>Registration of courses for the First Semester is on. Registration closes <strong>three weeks</strong> after resumption; a late registration fee applies from then on.</p>
<ul>
<li>Pay your school fees, full or first installment, before you register.</li>
<li>Carry-over courses come first; ask your course adviser if your load goes above 24 units.</li>
<li>Take the printed form to your Head of Department for approval.</li>
</ul>`,
  },
  {
    title: "SIWES: collection of logbooks",
    category: "Undergraduate",
    senderName: "SIWES Coordinator",
    starts: -9,
    description: `<p>ND I students of all Schools going on industrial training should collect their <em>logbooks and placement letters</em> from the SIWES unit, Administrative Block, Room 14, between 9 am and 3 pm.</p>
<p>Bring your school fees receipt and one passport photograph.</p>`,
  },
  {
    title: "Post-HND seminar presentations",
    category: "Postgraduate",
    senderName: "Director, School of Postgraduate Studies",
    starts: -12,
    description: `<p>First seminar presentations hold in the School of Engineering Technology lecture theatre.</p>
<p>Candidates submit <strong>three bound copies</strong> of their proposals, approved by the supervisor, one week before the date on the schedule.</p>`,
  },
  {
    title: "Submission of examination results",
    category: "Staff",
    senderName: "Examinations and Records",
    starts: -15,
    description: `<p>Lecturers upload their score sheets within <strong>two weeks</strong> of the last paper. Heads of Department approve them within one week of that.</p>
<p>Download the score sheet of each course afresh: sheets of an earlier session are refused.</p>`,
  },
  {
    title: "Hostel accommodation ballot",
    category: "All Students",
    senderName: "Dean of Student Affairs",
    starts: -60,
    ends: -30,
    description: "<p>The ballot for bed spaces of the last session has closed.</p>",
  },
];

const dayAfter = (today: Date, days: number) =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** The notice board as it stands `today`: one current notice of each category, and one that is over. */
export const noticeRows = (today: Date): (typeof notices.$inferInsert)[] =>
  board.map(({ starts, ends, ...notice }) => ({
    ...notice,
    id: uuid(),
    startDate: dayAfter(today, starts),
    endDate: ends === undefined ? null : dayAfter(today, ends),
  }));
