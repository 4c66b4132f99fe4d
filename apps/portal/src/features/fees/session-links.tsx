import { Badge } from "@polyportal/ui/badge";
import { Link } from "@polyportal/ui/link";
import { feesWords } from "@polyportal/domain/messages/fees.words";

type Props = {
  /** The newest first. */
  sessions: readonly { id: number; name: string }[];
  /** Where the choice of a session leads. */
  href: (sessionId: number) => string;
};

/** Chooses the session that is paid for. Links, for a form would weigh more than the page around it. */
export function SessionLinks({ sessions, href }: Props) {
  return (
    <ul
      aria-label={feesWords.sessions}
      className="max-w-prose divide-y divide-line rounded border border-line bg-paper-raised px-4 sm:px-6"
    >
      {sessions.map(({ id, name }, index) => (
        <li key={id} className="flex items-center justify-between gap-4 py-1">
          <Link href={href(id)} className="flex min-h-control flex-1 items-center">
            {name}
          </Link>
          {index === 0 && <Badge>{feesWords.latest}</Badge>}
        </li>
      ))}
    </ul>
  );
}
