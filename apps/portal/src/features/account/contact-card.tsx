import type { Output } from "@polyportal/api-client/client/client";
import { accountWords } from "@polyportal/domain/messages/account.words";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { SkeletonText } from "@polyportal/ui/skeleton";
import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useChanging } from "./use-changing.tsx";

// A profile is read more often than changed: the form comes with the wish to.
const ContactForm = lazyPart(async () => (await import("./contact-form.tsx")).ContactForm);

type Props = { record: Output<"getStudentProfile"> };

/** A student's telephone number and address, to read and to change. */
export function ContactCard({ record }: Props) {
  const { changing, button, done } = useChanging(accountWords.reachYou);
  return (
    <Card title={accountWords.howWeReachYou} actions={button}>
      {changing ? (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <ContactForm record={record} onDone={done} />
        </Suspense>
      ) : (
        <DescriptionList
          items={[
            { term: accountWords.mobileNumber, value: record.mobileNumber },
            { term: accountWords.contactAddress, value: record.contactAddress, wide: true },
          ]}
        />
      )}
    </Card>
  );
}
