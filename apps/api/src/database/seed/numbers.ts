import { sql } from "drizzle-orm";
import type { Transaction } from "../connect.ts";

/**
 * Invented students are called by their matric numbers, one and all. Here some become what a school has
 * besides: an account with another name, a number that was withdrawn, a newcomer who has no number yet.
 * Comes before the offers, which look at the number.
 */
export async function varyNumbers(tx: Transaction): Promise<void> {
  await nameOtherwise(tx);
  await withdrawWrong(tx);
  await takeFromNewcomers(tx);
}

/** Of ten accounts one has the name that its owner has chosen: neither number. */
const nameOtherwise = (tx: Transaction) =>
  tx.execute(sql`
    update users set user_name = concat_ws('.',
      regexp_replace(lower(normalize(firstname, NFKD)), '[^a-z]', '', 'g'),
      lower(split_part(matric_number, '/', 1)), lower(split_part(matric_number, '/', 2)),
      split_part(matric_number, '/', 3), split_part(matric_number, '/', 4))
    from students
    where students.id = users.id and users.user_name = matric_number
      and matric_number ~ '3$'`);

/** Of ten numbers one was given with the digits of its year exchanged, and withdrawn a week later. */
const withdrawWrong = (tx: Transaction) =>
  tx.execute(sql`
    insert into user_names (name, user_id, kind, since, withdrawn_at)
    select lower(regexp_replace(matric_number, '/(\\d)(\\d)/', '/\\2\\1/')), students.id, 'former',
      now() - interval '21 days', now() - interval '14 days'
    from students join users on users.id = students.id
    where users.user_name = matric_number and matric_number ~ '7$'
      and matric_number !~ '/(\\d)\\1/'
    on conflict do nothing`);

/**
 * Half of the newcomers who have paid the acceptance fee are called by their admission number yet, unless
 * they have registered courses, booked a bed or opened a paper: a matric number was never theirs.
 */
async function takeFromNewcomers(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update students set matric_number = null
    from users, academic_sessions session
    where users.id = students.id and users.user_name = matric_number
      and session.id = students.entry_session_id and session.current
      and matric_number ~ '[02468]$'
      and exists (select from invoices where student_id = students.id
        and purpose = 'acceptance' and state = 'paid')
      and not exists (select from course_registrations where student_id = students.id)
      and not exists (select from bed_allocations where student_id = students.id)
      and not exists (select from issued_documents where holder_id = students.id)`);
  await tx.execute(sql`
    update users set user_name = admission_number
    from students
    where students.id = users.id and matric_number is null
      and 'ADM/' || user_name = admission_number`);
  await tx.execute(sql`
    delete from user_names using students
    where students.id = user_id and matric_number is null and kind = 'former'`);
}
