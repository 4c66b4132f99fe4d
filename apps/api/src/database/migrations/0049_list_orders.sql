DROP INDEX "imports_by";--> statement-breakpoint
DROP INDEX "imports_at";--> statement-breakpoint
DROP INDEX "invoices_applicants";--> statement-breakpoint
CREATE INDEX "invoices_applicants_words" ON "invoices" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(normalize(coalesce("invoice_no", '') || ' ' || coalesce("lastname", '') || ' ' || coalesce("firstname", '') || ' ' || coalesce("middlename", ''), NFKD), '[\u0300-\u036F]', '', 'g')), '[\s-]+'), ''))) WHERE "invoices"."programme_slug" is not null;--> statement-breakpoint
CREATE INDEX "imports_by" ON "imports" USING btree ("by","at","id");--> statement-breakpoint
CREATE INDEX "imports_at" ON "imports" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "invoices_applicants" ON "invoices" USING btree ("created_at","id") WHERE "invoices"."programme_slug" is not null;