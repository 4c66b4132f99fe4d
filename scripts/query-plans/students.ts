import { appraisalQuestions } from "@polyportal/domain/appraisal/questions";
import type pg from "pg";

/** A student who has a row in every table, and what the calls name of it. */
export type BusyStudent = {
  readonly userName: string;
  /** Of the own bed, with the code of its receipt. */
  readonly invoiceId: string;
  readonly rrr: string;
  readonly code: string;
  readonly hostelId: number;
  readonly roomId: number;
  /** One that is not read. */
  readonly notificationId: string;
  /** One that waits. */
  readonly changeId: string;
  readonly toDepartmentId: number;
  /** Of the first item, in naira. */
  readonly itemPrice: number;
  /** One that is not sent yet. */
  readonly appraisal: object;
};

/** A student who may book a bed and has none, and a bed that is free, with its price in naira. */
export type Newcomer = {
  readonly userName: string;
  readonly bedId: number;
  readonly bedPrice: number;
};

const current = `(select id from academic_sessions where current)`;

/** Students of the large school: all have one hash. */
const ofLarge = `select s.*, u.user_name from students s join users u on u.id = s.id
  where u.password_hash = (select password_hash from users group by 1 order by count(*) desc limit 1)`;

/** The first student with a bed, its papers, earlier beds, a placement, an application and appraisals. */
export async function busyStudent(client: pg.Client): Promise<BusyStudent> {
  const { rows } = await client.query<Omit<BusyStudent, "appraisal"> & Appraisable>(
    `select s.user_name as "userName", i.id as "invoiceId", i.rrr, d.code,
       r.hostel_id as "hostelId", r.id as "roomId", n.id as "notificationId",
       c.id as "changeId", c.to_department_id as "toDepartmentId",
       a.course_id as "courseId", a.lecturer_id as "lecturerId",
       (select amount_kobo / 100 from sundry_items where id = 1)::int as "itemPrice"
     from (${ofLarge}) s
     join bed_allocations b on b.student_id = s.id and b.session_id = ${current}
     join bed_spaces on bed_spaces.id = b.bed_id
     join hostel_rooms r on r.id = bed_spaces.room_id
     join invoices i on i.id = b.invoice_id
     join issued_documents d on d.subject_id = i.id::text and d.kind = 'receipt'
     join siwes_placements p on p.student_id = s.id and p.session_id = ${current}
     join department_changes c on c.student_id = s.id and c.state = 'pending'
     join lateral (select id from notifications
       where user_id = s.id and read_at is null limit 1) n on true
     join lateral (
       select rc.course_id, l.lecturer_id
       from course_registrations cr
       join registered_courses rc on rc.registration_id = cr.id
       join course_lecturers l on l.course_id = rc.course_id and l.session_id = cr.session_id
       where cr.student_id = s.id and cr.session_id = ${current} and cr.state = 'approved'
         and not exists (select 1 from appraisals sent where sent.student_id = s.id
           and sent.course_id = rc.course_id and sent.session_id = cr.session_id)
       order by 1 limit 1) a on true
     where exists (select 1 from appraisals where student_id = s.id and session_id = ${current})
       and exists (select 1 from bed_allocations where student_id = s.id and session_id <> ${current})
       and exists (select 1 from scores where student_id = s.id)
     order by 1 limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error("No student of the large school has a row in every table.");
  const { courseId, lecturerId, ...student } = found;
  const ratings = Object.fromEntries(appraisalQuestions.map(({ id }) => [id, 4]));
  return { ...student, appraisal: { courseId, lecturerId, ratings, comment: "" } };
}

type Appraisable = { readonly courseId: number; readonly lecturerId: string };

/** The first student who has paid all school fees and has no bed, with the first free one. */
export async function newcomer(client: pg.Client): Promise<Newcomer> {
  const { rows } = await client.query<Newcomer>(
    `select s.user_name as "userName", bed.id as "bedId", (bed.price_kobo / 100)::int as "bedPrice"
     from (${ofLarge}) s
     join lateral (
       select b.id, h.price_kobo from bed_spaces b
       join hostel_rooms r on r.id = b.room_id and r.active
       join hostels h on h.id = r.hostel_id and h.active and h.gender = s.gender
       where b.active and not exists (select 1 from bed_allocations a
         where a.bed_id = b.id and a.session_id = ${current})
       order by 1 limit 1) bed on true
     where not exists (select 1 from bed_allocations where student_id = s.id)
       and not exists (select 1 from student_sessions here where here.student_id = s.id
         and not exists (select 1 from invoices i where i.student_id = s.id
           and i.session_id = here.session_id and i.purpose = 'school-fees' and i.state = 'paid'
           and i.payment_type <> 'FirstInstallment'))
     order by 1 limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error("No student of the large school can book a bed.");
  return found;
}
