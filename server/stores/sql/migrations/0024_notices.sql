CREATE TABLE "mail_settings" (
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"choice" text NOT NULL,
	CONSTRAINT "mail_settings_client_id_kind_pk" PRIMARY KEY("client_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"notification_id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"due_at" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "notices_kind_check" CHECK ("notices"."kind" in ('answers', 'approvals', 'payments'))
);
--> statement-breakpoint
ALTER TABLE "mail_settings" ADD CONSTRAINT "mail_settings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_due_at_index" ON "notices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notices_client_id_index" ON "notices" USING btree ("client_id");