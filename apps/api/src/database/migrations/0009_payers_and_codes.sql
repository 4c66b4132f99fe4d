CREATE TABLE "applicant_codes" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "invoices_one_live";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payer_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant_codes" ADD CONSTRAINT "applicant_codes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- As `payerKeyOf` of domain has it.
UPDATE "invoices" SET "payer_key" = lower(normalize(
	trim("lastname") || E'\n' || trim("firstname") || E'\n' || trim("middlename") || E'\n' || trim("email")
)) WHERE "programme_slug" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_live" ON "invoices" USING btree ("payer_phone","payer_key","programme_slug","session_id") WHERE "invoices"."state" in ('requested', 'open', 'paid');