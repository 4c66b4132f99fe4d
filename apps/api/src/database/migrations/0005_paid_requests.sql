CREATE TABLE "degree_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" integer NOT NULL,
	"invoice_id" uuid NOT NULL,
	"state" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "degree_changes_invoiceId_unique" UNIQUE("invoice_id")
);
--> statement-breakpoint
ALTER TABLE "registration_windows" ADD COLUMN "appraisals_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "degree_changes" ADD CONSTRAINT "degree_changes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "degree_changes" ADD CONSTRAINT "degree_changes_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "degree_changes" ADD CONSTRAINT "degree_changes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "degree_changes_student" ON "degree_changes" USING btree ("student_id","created_at");
--> statement-breakpoint
-- Who paid before is asking, too.
INSERT INTO "degree_changes" ("id", "student_id", "session_id", "invoice_id", "state", "created_at")
SELECT "id", "student_id", "session_id", "id", 'pending', "paid_at" FROM "invoices"
WHERE "purpose" = 'change-of-degree' AND "state" = 'paid';
