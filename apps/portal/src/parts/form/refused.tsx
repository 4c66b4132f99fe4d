import type { ApiError } from "@polyportal/api-client/client/api-error";
import { wayOn } from "@polyportal/domain/messages/way-on";
import { Alert } from "@polyportal/ui/alert";
import { Link } from "@polyportal/ui/link";
import { leadsOn } from "./unless-refused.ts";

type Props = { error: ApiError | null; className?: string };

/** Why an act was refused, with a link to fix it. Renders nothing without an error. */
export function Refused({ error, className }: Props) {
  if (!error) return null;
  const way = wayOn(error.code);
  return (
    <Alert status="fail" title={error.title} live className={className}>
      <p>{error.message}</p>
      {way && (
        <Link href={way.path} className="inline-block py-2.5 font-semibold">
          {way.label}
        </Link>
      )}
    </Alert>
  );
}

/** A form's error that is fixed elsewhere. Shown above the form's buttons, near the press. */
export const FormRefused = ({ error }: { error: ApiError | null }) =>
  leadsOn(error) && <Refused error={error} />;
