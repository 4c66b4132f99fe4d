import { sql } from "drizzle-orm";
import type { Transaction } from "../connect.ts";

/**
 * The offers of students who are there already: of each who has paid the acceptance fee one that led to the
 * matric number, or waits for it; of each newcomer who has not one that waits for the fee.
 */
export async function insertOffers(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into admission_offers (id, student_id, session_id, state)
    select gen_random_uuid(), students.id, students.entry_session_id,
      case when accepted.at is null then 'offered'
        when students.matric_number is null then 'accepted' else 'matriculated' end
    from students
    join academic_sessions session on session.id = students.entry_session_id
    cross join lateral (
      select min(paid_at) as at from invoices
      where student_id = students.id and purpose = 'acceptance' and state = 'paid'
    ) accepted
    where (accepted.at is not null or session.current)
      and not exists (select from admission_offers offer where offer.student_id = students.id)`);
  await tx.execute(sql`
    insert into admission_offer_steps (offer_id, act, at)
    select offer.id, 'accept', min(invoices.paid_at)
    from admission_offers offer
    join invoices on invoices.student_id = offer.student_id
      and invoices.purpose = 'acceptance' and invoices.state = 'paid'
    where offer.state in ('accepted', 'matriculated')
      and not exists (select from admission_offer_steps step where step.offer_id = offer.id)
    group by offer.id`);
}
