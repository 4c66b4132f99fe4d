import type { ApiError } from "@polyportal/api-client/client/api-error";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Link } from "@polyportal/ui/link";

/** Why no invoice was generated, and where that is put right. */
export function GenerateRefused({ error }: { error: ApiError }) {
  return (
    <Alert tone="fail" title={error.title} live className="my-4">
      <p>{error.message}</p>
      {error.code === "contact_missing" && <Link href={paths.profile}>Open your profile</Link>}
    </Alert>
  );
}
