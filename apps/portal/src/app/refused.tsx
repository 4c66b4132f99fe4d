import { ApiError } from "@polyportal/api-client/client/api-error";
import { wayOn } from "@polyportal/domain/messages/way-on";
import { Alert } from "@polyportal/ui/alert";
import { Link } from "@polyportal/ui/link";

type Props = { error: ApiError | null; className?: string };

/** Why what was asked for was not done, and where that is put right; nothing where it was done. */
export function Refused({ error, className }: Props) {
  if (!error) return null;
  const way = wayOn(error.code);
  return (
    <Alert tone="fail" title={error.title} live className={className}>
      <p>{error.message}</p>
      {way && (
        <Link href={way.path} className="inline-block py-2.5 font-semibold">
          {way.label}
        </Link>
      )}
    </Alert>
  );
}

const leadsOn = (error: unknown): error is ApiError =>
  error instanceof ApiError && wayOn(error.code) !== undefined;

/**
 * What a form does when it is sent: a refusal that leads elsewhere is told by `FormRefused`, with its
 * link, and any other by the form itself.
 */
export const unlessRefused =
  <Values,>(send: (values: Values) => Promise<void>) =>
  (values: Values): Promise<void> =>
    send(values).catch((error: unknown) => {
      if (!leadsOn(error)) throw error;
    });

/** The refusal of a form that leads elsewhere. Stands over the form's buttons: there it was pressed. */
export const FormRefused = ({ error }: { error: ApiError | null }) =>
  leadsOn(error) && <Refused error={error} />;
