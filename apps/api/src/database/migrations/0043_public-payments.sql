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
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_payer_kind";--> statement-breakpoint
ALTER TABLE "student_clearances" ADD CONSTRAINT "student_clearances_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_clearances" ADD CONSTRAINT "student_clearances_item_id_clearance_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."clearance_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_open_of_anybody" ON "invoices" USING btree ("payer_phone","payer_key","item","session_id") WHERE "invoices"."student_id" is null and "invoices"."programme_slug" is null and "invoices"."state" in ('requested', 'open');--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payer_kind" CHECK (("invoices"."programme_slug" is null) = ("invoices"."purpose" <> 'application')
        and ("invoices"."student_id" is null or "invoices"."programme_slug" is null)
        and ("invoices"."student_id" is not null or "invoices"."purpose" in ('application', 'sundry')));