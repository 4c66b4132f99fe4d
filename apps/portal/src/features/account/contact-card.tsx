import type { Output } from "@polyportal/api-client/client/client";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { SkeletonText } from "@polyportal/ui/skeleton";
import { accountWords } from "@polyportal/domain/messages/account.words";
import { lazy, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";

// A profile is read more often than changed: the form comes with the wish to.
const ContactForm = lazy(async () => ({
  default: (await import("./contact-form.tsx")).ContactForm,
}));

type Props = { record: Output<"getStudentProfile"> };

/** A student's telephone number and address, to read and to change. */
export function ContactCard({ record }: Props) {
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  // The form goes, and with it what had the focus, which goes back to where it came from.
  const done = () => {
    flushSync(() => setChanging(false));
    change.current?.focus();
  };
  return (
    <Card
      title={accountWords.howWeReachYou}
      actions={
        !changing && (
          <Button
            ref={change}
            variant="quiet"
            size="small"
            className="-mx-3"
            onClick={() => setChanging(true)}
          >
            {accountWords.change}
            <span className="sr-only"> {accountWords.reachYou}</span>
          </Button>
        )
      }
    >
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
