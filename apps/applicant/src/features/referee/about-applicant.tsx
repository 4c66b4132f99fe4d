import type { RefereeView } from "@polyportal/api-client/contract/referee";
import { formatDate } from "@polyportal/domain/format/date";
import { refereeFormWords as words } from "@polyportal/domain/messages/referee-form";
import { DescriptionList } from "@polyportal/ui/description-list";

/** Whom the reference is about, and who will read it. */
export function AboutApplicant({
  view: { applicant, relationship, until },
}: {
  view: RefereeView;
}) {
  const { name, photo, award, department, session } = applicant;
  return (
    <section aria-labelledby="applicant" className="grid gap-4">
      <h2 id="applicant" className="text-22 font-semibold">
        {words.about}
      </h2>
      {photo && (
        <img
          src={photo}
          alt={words.photo(name)}
          className="size-32 rounded border border-line object-cover"
        />
      )}
      <DescriptionList
        items={[
          { term: words.name, value: name },
          { term: words.award, value: award },
          { term: words.department, value: department },
          { term: words.session, value: session },
          { term: words.relationship, value: relationship },
          { term: words.deadline, value: formatDate(until) },
          { term: words.readers, value: words.readBy, wide: true },
        ]}
      />
    </section>
  );
}
