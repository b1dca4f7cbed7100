CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"user_handle" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending" (
	"key" text PRIMARY KEY NOT NULL,
	"client_id" text,
	"content" jsonb NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"client_id" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "recovery_codes_client_id_code_pk" PRIMARY KEY("client_id","code")
);
--> statement-breakpoint
CREATE TABLE "second_steps" (
	"client_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"secret" text NOT NULL,
	"last_counter" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"way" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"city" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"way" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"city" text NOT NULL,
	"is_new" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trusted_browsers" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending" ADD CONSTRAINT "pending_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_browsers" ADD CONSTRAINT "trusted_browsers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_client_id_created_at_index" ON "passkeys" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "pending_client_id_index" ON "pending" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "pending_expires_at_index" ON "pending" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_client_id_index" ON "sessions" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "sessions_ends_at_index" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sign_ins_client_id_position_index" ON "sign_ins" USING btree ("client_id","position");--> statement-breakpoint
CREATE INDEX "sign_ins_at_index" ON "sign_ins" USING btree ("at");--> statement-breakpoint
CREATE INDEX "trusted_browsers_client_id_index" ON "trusted_browsers" USING btree ("client_id");