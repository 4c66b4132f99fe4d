import { isBirthday } from "@polyportal/domain/birthday/is-birthday";
import { todayInLagos } from "@polyportal/domain/format/date";
import { birthdayGreeting } from "@polyportal/domain/messages/birthday";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";

// Needed on one day of a person's year.
const Confetti = lazyPart(async () => (await import("@polyportal/ui/confetti")).Confetti);

type Props = {
  /** ISO date, or none. */
  born: string | null;
  name: string;
};

const key = "birthday";

/** The greeting on a person's birthday; the confetti falls once, the words stay all day. */
export function BirthdayGreeting({ born, name }: Props) {
  const today = todayInLagos();
  // Read once, so that the confetti goes on falling after it has been noted.
  const [falls] = useState(() => localStorage.getItem(key) !== today);
  if (!isBirthday(born, today)) return null;
  if (!falls) return <p className="text-22 font-semibold break-words">{birthdayGreeting(name)}</p>;
  return (
    <Suspense fallback={null}>
      <Confetti name={name} onEnd={() => localStorage.setItem(key, today)} />
    </Suspense>
  );
}
