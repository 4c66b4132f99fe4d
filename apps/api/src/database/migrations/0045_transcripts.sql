CREATE TABLE "graduate_codes" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transcript_destinations" (
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"delivery" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "transcript_destinations_request_id_position_pk" PRIMARY KEY("request_id","position")
);
--> statement-breakpoint
CREATE TABLE "transcript_fees" (
	"delivery" text PRIMARY KEY NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"working_days" smallint NOT NULL,
	CONSTRAINT "transcript_fees_positive" CHECK ("transcript_fees"."amount_kobo" > 0 and "transcript_fees"."working_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "transcript_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"student_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"state" text NOT NULL,
	"working_days" smallint NOT NULL,
	"promised" date,
	"waits_for" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transcript_requests_code_unique" UNIQUE("code"),
	CONSTRAINT "transcript_requests_invoiceId_unique" UNIQUE("invoice_id")
);
--> statement-breakpoint
CREATE TABLE "transcript_steps" (
	"request_id" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "transcript_steps_request_id_state_pk" PRIMARY KEY("request_id","state")
);
--> statement-breakpoint
ALTER TABLE "graduate_codes" ADD CONSTRAINT "graduate_codes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_destinations" ADD CONSTRAINT "transcript_destinations_request_id_transcript_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."transcript_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD CONSTRAINT "transcript_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD CONSTRAINT "transcript_requests_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_steps" ADD CONSTRAINT "transcript_steps_request_id_transcript_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."transcript_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcript_requests_student" ON "transcript_requests" USING btree ("student_id");