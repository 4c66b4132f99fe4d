import type { ApiError } from "@polyportal/api-client/client/api-error";
import { wayOn } from "@polyportal/domain/messages/way-on";
import { Alert } from "@polyportal/ui/alert";
import { Link } from "@polyportal/ui/link";

/** Why no invoice was generated, and where that is put right. */
export function GenerateRefused({ error }: { error: ApiError }) {
  const way = wayOn(error.code);
  return (
    <Alert tone="fail" title={error.title} live className="my-4">
      <p>{error.message}</p>
      {way && <Link href={way.path}>{way.label}</Link>}
    </Alert>
  );
}
