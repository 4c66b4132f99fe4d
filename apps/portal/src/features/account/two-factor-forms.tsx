import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { accountWords } from "@polyportal/domain/messages/account.words";
import { shellMessages } from "@polyportal/domain/messages/shell";
import { twoFactorMessages } from "@polyportal/domain/messages/two-factor";
import { Button } from "@polyportal/ui/button";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { PasswordField } from "@polyportal/ui/password-field";
import { QrCode } from "@polyportal/ui/qr-code";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";

type Cancel = { onCancel: () => void };

const Actions = ({ onCancel, children }: Cancel & { children: string }) => (
  <FormActions>
    <Button variant="secondary" onClick={onCancel}>
      {shellMessages.cancel}
    </Button>
    <SubmitButton>{children}</SubmitButton>
  </FormActions>
);

type BeginProps = Cancel & { onBegun: (begun: Output<"beginAuthenticator">) => void };

/** The password once more, before a secret is shown. */
export function BeginForm({ onBegun, onCancel }: BeginProps) {
  const { mutateAsync } = useOperation("beginAuthenticator");
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/security/forms")).beginAuthenticatorSchema,
  );
  const form = useAppForm(schema, { currentPassword: "" });
  return (
    <Form
      form={form}
      onSubmit={async (given) => {
        onBegun(await mutateAsync(given));
      }}
    >
      <PasswordField name="currentPassword" label={accountWords.currentPassword} required />
      <Actions onCancel={onCancel}>{twoFactorMessages.begin}</Actions>
    </Form>
  );
}

type ConfirmProps = Cancel & {
  begun: Output<"beginAuthenticator">;
  onConfirmed: (codes: readonly string[]) => void;
};

/** The secret to scan or type, and the app's first code. */
export function ConfirmForm({ begun, onConfirmed, onCancel }: ConfirmProps) {
  const { mutateAsync } = useOperation("confirmAuthenticator", { invalidates: ["getTwoFactor"] });
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/authentication/otp")).confirmAuthenticatorSchema,
  );
  const form = useAppForm(schema, { code: "" });
  return (
    <Form
      form={form}
      onSubmit={async (given) => {
        const { recoveryCodes } = await mutateAsync(given);
        onConfirmed(recoveryCodes);
        toast({ ...twoFactorMessages.turnedOn, status: "success" });
      }}
    >
      <p>{twoFactorMessages.scan}</p>
      <QrCode value={begun.address} label={twoFactorMessages.qrCode} className="size-48" />
      <p>
        <span className="block text-14 text-ink-muted">{twoFactorMessages.key}</span>
        <code className="font-semibold tracking-wide break-all">
          {begun.secret.match(/.{1,4}/g)?.join(" ")}
        </code>
      </p>
      <TextField
        name="code"
        label={twoFactorMessages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="max-w-40 tracking-widest tabular-nums"
        required
      />
      <Actions onCancel={onCancel}>{twoFactorMessages.confirm}</Actions>
    </Form>
  );
}

type RemoveProps = Cancel & { onRemoved: () => void };

/** Both factors once more, to turn the app off. */
export function RemoveForm({ onRemoved, onCancel }: RemoveProps) {
  const { mutateAsync } = useOperation("removeAuthenticator", { invalidates: ["getTwoFactor"] });
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/security/forms")).removeAuthenticatorSchema,
  );
  const form = useAppForm(schema, { currentPassword: "", code: "" });
  return (
    <Form
      form={form}
      onSubmit={async (given) => {
        await mutateAsync(given);
        onRemoved();
        toast({ ...twoFactorMessages.turnedOff, status: "success" });
      }}
    >
      <PasswordField name="currentPassword" label={accountWords.currentPassword} required />
      <TextField
        name="code"
        label={twoFactorMessages.codeOrRecovery}
        autoComplete="one-time-code"
        className="max-w-48 tracking-widest tabular-nums"
        required
      />
      <Actions onCancel={onCancel}>{twoFactorMessages.turnOff}</Actions>
    </Form>
  );
}
