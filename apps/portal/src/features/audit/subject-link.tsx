import { pageOfSubject } from "@polyportal/domain/audit/subjects";
import { opensPage } from "@polyportal/domain/rights/page-claims";
import { Link } from "@polyportal/ui/link";
import { useProfile } from "../../app/profile.ts";

type Props = { entry: { subject: string; subjectKind: string; subjectId: string } };

/** What an act was done to, leading to its page for who may open that. */
export function SubjectLink({ entry: { subject, subjectKind, subjectId } }: Props) {
  const { claims } = useProfile();
  const page = pageOfSubject(subjectKind, subjectId);
  if (!page || !opensPage(page.split("?")[0] ?? "", claims)) return subject;
  return (
    <Link href={page} className="ui-alone">
      {subject}
    </Link>
  );
}
