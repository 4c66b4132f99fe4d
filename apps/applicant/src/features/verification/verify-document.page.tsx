import { plainCode, verifyDocumentSchema } from "@polyportal/domain/document/code";
import { verifyDocumentMessages as messages } from "@polyportal/domain/messages/verify-document";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { PageFrame } from "../../app/page-frame.tsx";
import { useLookup } from "../../app/use-lookup.tsx";
import { FoundDocument } from "./found-document.tsx";

const formId = "verify-document";

/** What the QR code of a paper brings along, asked for at once. */
function useScanned() {
  const [search] = useSearchParams();
  const code = plainCode(search.get("code") ?? "");
  useEffect(() => {
    const form = document.getElementById(formId);
    if (code && form instanceof HTMLFormElement) form.requestSubmit();
  }, [code]);
  return { code, fingerprint: search.get("f") ?? undefined };
}

/** Whether a printed paper is the school's, for anyone who holds it. */
export function Page() {
  const lookup = useLookup("verifyDocument");
  const scanned = useScanned();
  const form = useAppForm(verifyDocumentSchema, { code: scanned.code });
  type Values = FormValues<typeof form>;
  return (
    <PageFrame title={messages.title}>
      <LookupForm
        id={formId}
        title={messages.title}
        info={messages.info}
        submitLabel={messages.submit}
        form={form}
        // The fingerprint is the scanned paper's: another code that is typed stands for itself.
        onSubmit={({ code }) => lookup.ask(code === scanned.code ? scanned : { code })}
        failure={lookup.failure}
        result={lookup.answer && <FoundDocument document={lookup.answer} />}
      >
        <TextField<Values>
          name="code"
          label={messages.codeLabel}
          required
          autoCapitalize="characters"
          autoComplete="off"
        />
      </LookupForm>
    </PageFrame>
  );
}
