CREATE TABLE "class_advisers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"level_id" integer NOT NULL,
	"department_option_id" integer,
	"adviser_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_claims" (
	"role" text NOT NULL,
	"claim" text NOT NULL,
	CONSTRAINT "role_claims_role_claim_pk" PRIMARY KEY("role","claim")
);
--> statement-breakpoint
CREATE TABLE "role_revisions" (
	"role" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_offices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"office" text NOT NULL,
	"department_id" integer,
	"faculty_id" integer,
	"holder_id" uuid NOT NULL,
	"since" date NOT NULL,
	"until" date,
	"acting" boolean DEFAULT false NOT NULL,
	CONSTRAINT "staff_offices_unit" CHECK (("staff_offices"."office" = 'head of department') = ("staff_offices"."department_id" is not null)
        and ("staff_offices"."office" = 'dean of faculty') = ("staff_offices"."faculty_id" is not null)),
	CONSTRAINT "staff_offices_days" CHECK ("staff_offices"."until" >= "staff_offices"."since")
);
--> statement-breakpoint
CREATE TABLE "user_claims" (
	"user_id" uuid NOT NULL,
	"claim" text NOT NULL,
	"allowed" boolean NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"granted_by" uuid,
	CONSTRAINT "user_claims_user_id_claim_pk" PRIMARY KEY("user_id","claim")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"granted_by" uuid,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "menu_claims" (
	"label" text NOT NULL,
	"claim" text NOT NULL,
	CONSTRAINT "menu_claims_label_claim_pk" PRIMARY KEY("label","claim")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"label" text PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_number" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"gender" text,
	"department_id" integer,
	"designation" text DEFAULT '' NOT NULL,
	"employment_status" text DEFAULT '' NOT NULL,
	"specialisation" text DEFAULT '' NOT NULL,
	"salary_grade" text DEFAULT '' NOT NULL,
	"salary_step" text DEFAULT '' NOT NULL,
	CONSTRAINT "staff_staffNumber_unique" UNIQUE("staff_number")
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "class_advisers" ADD CONSTRAINT "class_advisers_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_advisers" ADD CONSTRAINT "class_advisers_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_advisers" ADD CONSTRAINT "class_advisers_department_option_id_department_options_id_fk" FOREIGN KEY ("department_option_id") REFERENCES "public"."department_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_advisers" ADD CONSTRAINT "class_advisers_adviser_id_users_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_offices" ADD CONSTRAINT "staff_offices_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_offices" ADD CONSTRAINT "staff_offices_faculty_id_faculties_id_fk" FOREIGN KEY ("faculty_id") REFERENCES "public"."faculties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_offices" ADD CONSTRAINT "staff_offices_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_claims" ADD CONSTRAINT "user_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_claims" ADD CONSTRAINT "user_claims_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_claims" ADD CONSTRAINT "menu_claims_label_menus_label_fk" FOREIGN KEY ("label") REFERENCES "public"."menus"("label") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_advisers_class" ON "class_advisers" USING btree ("session_id","department_id","level_id",coalesce("department_option_id", 0));--> statement-breakpoint
CREATE INDEX "class_advisers_adviser" ON "class_advisers" USING btree ("adviser_id","session_id");--> statement-breakpoint
CREATE INDEX "role_claims_claim" ON "role_claims" USING btree ("claim");--> statement-breakpoint
CREATE INDEX "staff_offices_holder" ON "staff_offices" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "staff_offices_department" ON "staff_offices" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "staff_offices_faculty" ON "staff_offices" USING btree ("faculty_id");--> statement-breakpoint
CREATE INDEX "user_claims_until" ON "user_claims" USING btree ("until");--> statement-breakpoint
CREATE INDEX "user_claims_claim" ON "user_claims" USING btree ("claim");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role");--> statement-breakpoint
CREATE INDEX "staff_department" ON "staff" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "staff_accounts_staff" ON "staff_accounts" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("lastname","firstname","middlename","id");--> statement-breakpoint
CREATE INDEX "users_by_last_seen" ON "users" USING btree ("last_seen_at" DESC NULLS LAST,"id");