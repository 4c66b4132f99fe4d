CREATE TABLE "clearance_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"office" text NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "clearance_items_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "student_clearances" (
	"student_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "student_clearances_student_id_item_id_pk" PRIMARY KEY("student_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "bursary_fees" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"payer" text NOT NULL,
	"least_kobo" bigint NOT NULL,
	"most_kobo" bigint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "bursary_fees_code_unique" UNIQUE("code"),
	CONSTRAINT "bursary_fees_range" CHECK ("bursary_fees"."least_kobo" > 0 and "bursary_fees"."least_kobo" <= "bursary_fees"."most_kobo")
);
--> statement-breakpoint
CREATE TABLE "history_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"email" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "history_codes_one" UNIQUE("number","email")
);
--> statement-breakpoint
CREATE TABLE "screening_seats" (
	"sitting_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"application_id" uuid NOT NULL,
	CONSTRAINT "screening_seats_sitting_id_seat_pk" PRIMARY KEY("sitting_id","seat"),
	CONSTRAINT "screening_seats_seat" CHECK ("screening_seats"."seat" > 0)
);
--> statement-breakpoint
CREATE TABLE "screening_sittings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"screening_id" uuid NOT NULL,
	"venue_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "screening_sittings_seats" CHECK ("screening_sittings"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "screening_venues" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "screening_venues_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "screenings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"programme_slug" text NOT NULL,
	"session_id" integer NOT NULL,
	"fee_kobo" bigint NOT NULL,
	"bring" text DEFAULT '' NOT NULL,
	CONSTRAINT "screenings_one" UNIQUE("programme_slug","session_id"),
	CONSTRAINT "screenings_fee" CHECK ("screenings"."fee_kobo" >= 0)
);
--> statement-breakpoint
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
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_payer_kind";--> statement-breakpoint
ALTER TABLE "student_clearances" ADD CONSTRAINT "student_clearances_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_clearances" ADD CONSTRAINT "student_clearances_item_id_clearance_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."clearance_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_seats" ADD CONSTRAINT "screening_seats_sitting_id_screening_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."screening_sittings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_seats" ADD CONSTRAINT "screening_seats_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_sittings" ADD CONSTRAINT "screening_sittings_screening_id_screenings_id_fk" FOREIGN KEY ("screening_id") REFERENCES "public"."screenings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_sittings" ADD CONSTRAINT "screening_sittings_venue_id_screening_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."screening_venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_programme_slug_application_types_slug_fk" FOREIGN KEY ("programme_slug") REFERENCES "public"."application_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduate_codes" ADD CONSTRAINT "graduate_codes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_destinations" ADD CONSTRAINT "transcript_destinations_request_id_transcript_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."transcript_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD CONSTRAINT "transcript_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD CONSTRAINT "transcript_requests_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_steps" ADD CONSTRAINT "transcript_steps_request_id_transcript_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."transcript_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "screening_seats_person" ON "screening_seats" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "screening_sittings_screening" ON "screening_sittings" USING btree ("screening_id");--> statement-breakpoint
CREATE INDEX "transcript_requests_student" ON "transcript_requests" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "application_choices_jamb" ON "application_choices" USING btree ("jamb_number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_open_of_anybody" ON "invoices" USING btree ("payer_phone","payer_key","item","session_id") WHERE "invoices"."student_id" is null and "invoices"."programme_slug" is null and "invoices"."state" in ('requested', 'open');--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payer_kind" CHECK (("invoices"."programme_slug" is null) = ("invoices"."purpose" <> 'application')
        and ("invoices"."student_id" is null or "invoices"."programme_slug" is null)
        and ("invoices"."student_id" is not null or "invoices"."purpose" in ('application', 'sundry')));