import type { ApiError } from "@polyportal/api-client/client/api-error";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";

/** A page that was opened without what it is about, or about what is not for the student. */
export function NotChosen({ children }: { children: string }) {
  return (
    <EmptyState
      action={
        <Button asChild>
          <BareLink href={paths.bookHostel}>{hostelWords.chooseHostel}</BareLink>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}

/** A place that there is not, or that is for others, leads back to those that can be chosen. */
export const refusedPlace = ({ status, message }: ApiError) =>
  status === 404 || status === 409 ? <NotChosen>{message}</NotChosen> : undefined;
