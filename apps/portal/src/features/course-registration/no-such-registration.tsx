import type { ApiError } from "@polyportal/api-client/client/api-error";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";

/** Nothing is registered there, and asking again would not help. */
export const noSuchRegistration = ({ code, message }: ApiError) =>
  code === "registration_not_found" || code === "invalid_input" ? (
    <Alert tone="warning" title={message}>
      <Button asChild variant="secondary" className="mt-3">
        <BareLink href={paths.courseRegistration}>
          {courseRegistrationWords.backToRegistrations}
        </BareLink>
      </Button>
    </Alert>
  ) : null;
